import type { DeviceChoices } from '@mcy/ui/account/profile';
import { chooseMotion, useMotion } from './motion.ts';
import { chooseShortcuts, useShortcuts } from './shortcuts.ts';
import { chooseSound, useSound } from './sound.ts';
import { chooseTheme, useTheme } from '../theme.ts';

/** Theme, sound, motion and shortcuts on this device, with their setters. */
export function useDevice(): { device: DeviceChoices; onChooseDevice: (changed: Partial<DeviceChoices>) => void } {
  return {
    device: { theme: useTheme(), sound: useSound(), motion: useMotion(), shortcuts: useShortcuts() },
    onChooseDevice: ({ theme, sound, motion, shortcuts }) => {
      if (theme) chooseTheme(theme);
      if (sound !== undefined) chooseSound(sound);
      if (motion) chooseMotion(motion);
      if (shortcuts !== undefined) chooseShortcuts(shortcuts);
    },
  };
}
