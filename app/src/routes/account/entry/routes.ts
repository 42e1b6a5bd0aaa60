import { defineRoutes } from '../../defineRoutes.ts';

export const entryRoutes = defineRoutes({
  signIn: {
    path: '/pages/login/index',
    screen: 'SignIn',
    who: 'guest',
    texts: ['forms'],
    address: (return_to?: string) => ({ return_to }),
  },
  register: {
    path: '/pages/login/register',
    screen: 'Register',
    who: 'guest',
    texts: ['account/invitations', 'boxes/pools', 'content/policies', 'forms'],
    address: (return_to?: string) => ({ return_to }),
  },
  forgotPassword: {
    path: '/pages/login/forgot',
    screen: 'ForgotPassword',
    who: 'guest',
    texts: ['forms'],
    address: (return_to?: string) => ({ return_to }),
  },
  changePassword: { path: '/pages/user/change_password', screen: 'ChangePassword', who: 'user', texts: ['forms'] },
});
