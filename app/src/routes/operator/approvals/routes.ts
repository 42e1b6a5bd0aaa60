import { defineRoutes } from '../../defineRoutes.ts';

export const approvalRoutes = defineRoutes({
  approvals: {
    path: '/operator/approvals',
    screen: 'Approvals',
    who: 'operator',
    nav: { label: 'title', sign: 'people' },
  },
  approval: {
    path: '/operator/approval',
    screen: 'Approval',
    who: 'operator',
    texts: ['forms'],
    address: (approval_id: string) => ({ approval_id }),
  },
});
