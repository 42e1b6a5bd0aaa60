import { defineRoutes } from '../../defineRoutes.ts';

export const proofRoutes = defineRoutes({
  drawRecord: {
    path: '/pages/box/record',
    screen: 'DrawRecord',
    who: 'user',
    texts: ['boxes/opening', 'boxes/pools', 'boxes/tray'],
  },
});
