import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  map: {
    label: 'Map',
    pin: 'Pin',
    hint: 'Press the map to place the pin. Enter places it in the middle, arrow keys move it.',
    standsAt: 'Pin at {{latitude}}, {{longitude}}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'My position',
    failed: 'The map could not be loaded. Reload the page, or use “My position”.',
  },
  chooseLocation: {
    title: 'Choose a place',
    lead: 'Press the map to place the pin, then drag it to your door.',
    leadWithoutTiles: 'There is no map of the ground here. “My position” pins the place where you are.',
    none: 'No pin yet',
    at: '{{latitude}}, {{longitude}}',
    submit: 'Use this place',
    locateFailed: {
      denied: 'You have not allowed your position. Allow it for this page, or place the pin by hand.',
      unavailable: 'Your position could not be found. Try again, or place the pin by hand.',
    },
  },
  openLocation: {
    title: 'Place',
    unnamed: 'Pinned place',
    directions: 'Directions',
    copy: 'Copy coordinates',
    invalid: {
      title: 'This link names no place',
      text: 'Its coordinates are not right. Please open it again from where it was sent.',
    },
  },
} satisfies Texts<typeof vn>;
