import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  album: {
    viewer: 'See picture',
    counter: '{{place}} / {{count}}',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    save: 'Save picture',
    broken: 'Couldn’t load the picture',
    prompt: 'Save it to an album?',
    promptText: 'The picture is saved to your album, or to this device’s downloads.',
    saved: 'Save successfully',
    failed: 'Save failed',
    denied: 'Please open permissions',
    help: {
      lead: 'Your browser isn’t allowed to save pictures yet. Here’s how to allow it.',
      phone: 'On a phone: open Settings, then Apps, choose this browser and allow photos and files.',
      computer: 'On a computer: click the icon beside the address, open the site settings and allow downloads.',
      again: 'Come back here and save the picture again.',
      hold: 'Still not working? Press and hold the picture, then choose to save it.',
    },
  },
  share: {
    invites: 'Friends who open your link register with your invite code filled in.',
    targets: {
      copyLink: 'Copy link',
      zalo: 'Zalo',
      facebook: 'Facebook',
      tiktok: 'TikTok',
      savePicture: 'Save picture',
      system: 'Other apps',
    },
    linkCopied: 'Link copied',
    zaloMissing: 'Zalo isn’t installed. The link is copied: paste it anywhere you like.',
    cannotShare: 'This can’t be shared. Please copy the link.',
    tiktokNoLinks: 'TikTok doesn’t support link sharing. Please copy the link.',
    notReady: 'Couldn’t get your link. Please try again.',
  },
} satisfies Texts<typeof vn>;
