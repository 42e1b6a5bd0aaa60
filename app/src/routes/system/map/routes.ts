import { defineRoutes } from '../../defineRoutes.ts';

interface Place {
  latitude: number;
  longitude: number;
}

export const mapRoutes = defineRoutes({
  /** With a place, the pin starts there; the choice goes to `return_to`. */
  chooseLocation: {
    path: '/pages/system/choose-location',
    screen: 'ChooseLocation',
    who: 'guest',
    address: (return_to: string, place: Place | null) => ({ return_to, ...place }),
  },
  openLocation: {
    path: '/pages/system/open-location',
    screen: 'OpenLocation',
    who: 'guest',
    texts: ['system/frame'],
    address: ({ latitude, longitude }: Place, name: string) => ({ latitude, longitude, name }),
  },
});
