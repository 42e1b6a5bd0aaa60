import { defineRoutes } from '../../defineRoutes.ts';

export const identityRoutes = defineRoutes({
  identity: { path: '/pages/home/shiming', screen: 'IdentityVerification', who: 'user', texts: ['forms'] },
  faceCheck: { path: '/pages/home/face', screen: 'FaceCheck', who: 'user', texts: ['forms'] },
});
