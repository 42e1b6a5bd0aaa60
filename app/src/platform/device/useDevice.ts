import type { DeviceChoices } from '@mcy/ui/account/profile';
import { chooseMotion, useMotion } from './motion.ts';
import { chooseSound, useSound } from './sound.ts';
import { chooseTheme, useTheme } from '../theme.ts';

/** Theme, sound and motion on this device, with their setters. */
export function useDevice(): { device: DeviceChoices; onChooseDevice: (changed: Partial<DeviceChoices>) => void } {
  return {
    device: { theme: useTheme(), sound: useSound(), motion: useMotion() },
    onChooseDevice: ({ theme, sound, motion }) => {
      if (theme) chooseTheme(theme);
      if (sound !== undefined) chooseSound(sound);
      if (motion) chooseMotion(motion);
    },
  };
}
