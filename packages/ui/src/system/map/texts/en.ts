import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  map: {
    label: 'Map',
    pin: 'Pin',
    hint: 'Tap the map to place the pin. Enter places it in the middle, and the arrow keys move it.',
    standsAt: 'Pin at {{latitude}}, {{longitude}}',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'My location',
    failed: 'Couldn’t load the map. Reload the page, or use “My location”.',
  },
  chooseLocation: {
    title: 'Choose a place',
    lead: 'Tap the map to place the pin, then drag it to your door.',
    leadWithoutTiles: 'There’s no map here. Press “My location” to put the pin where you are.',
    none: 'No pin yet',
    at: '{{latitude}}, {{longitude}}',
    submit: 'Use this place',
    locateFailed: {
      denied: 'You haven’t allowed access to your location. Allow it for this page, or place the pin by hand.',
      unavailable: 'Couldn’t find your location. Try again, or place the pin by hand.',
    },
  },
  openLocation: {
    title: 'Place',
    unnamed: 'Pinned place',
    directions: 'Directions',
    copy: 'Copy coordinates',
    invalid: {
      title: 'This link has no location',
      text: 'Its coordinates aren’t valid. Please open it again from where it was sent.',
    },
  },
} satisfies Texts<typeof vn>;
