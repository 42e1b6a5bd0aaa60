import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const roomsPlanned = defineRoutes({
  room: { path: '/pages/index/activityDetail', screen: 'Room', who: 'guest' },
  createRoom: { path: '/pages/home/create', screen: 'CreateRoom', who: 'user' },
  chooseGoods: { path: '/pages/home/choose_goods', screen: 'ChooseGoods', who: 'user' },
  allPrizes: { path: '/pages/home/roll_prize', screen: 'AllPrizes', who: 'guest' },
  myRooms: { path: '/pages/home/my_roll_home', screen: 'MyRooms', who: 'user' },
  winHistory: { path: '/pages/home/roll_list', screen: 'WinHistory', who: 'user' },
  welfareRoom: { path: '/pages/home/detail', screen: 'WelfareRoom', who: 'guest' },
  welfareRooms: { path: '/pages/home/detailList', screen: 'WelfareRooms', who: 'guest' },
});
