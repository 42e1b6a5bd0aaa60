import { defineRoutes } from '../../defineRoutes.ts';

export const addressesRoutes = defineRoutes({
  addresses: { path: '/pages/user/address/index', screen: 'Addresses', who: 'user' },
  addAddress: { path: '/pages/user/address/add', screen: 'AddAddress', who: 'user', texts: ['forms'] },
  editAddress: {
    path: '/pages/user/address/edit',
    screen: 'EditAddress',
    who: 'user',
    texts: ['forms'],
    address: (address_id: string) => ({ address_id }),
  },
});
