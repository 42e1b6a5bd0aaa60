import { useTranslation } from 'react-i18next';
import { Surface, Text } from '../../../primitives/index.ts';
import { BagArt } from '../BagArt/BagArt.tsx';
import { MachineArt } from '../MachineArt/MachineArt.tsx';
import * as styles from './FaceDoors.css.ts';

export interface FaceDoorsProps {
  links: { machines: string; bags: string };
}

/** The ways to the card machines and the lucky bags, side by side. */
export function FaceDoors({ links }: FaceDoorsProps) {
  const { t } = useTranslation('boxes/pools');
  const doors = [
    { face: 'machine', href: links.machines, art: <MachineArt image={null} /> },
    { face: 'bag', href: links.bags, art: <BagArt image={null} /> },
  ] as const;
  return (
    <nav aria-label={t('face.more')} className={styles.doors}>
      {doors.map(({ face, href, art }) => (
        <Surface key={face} href={href} space="none" variant="stage">
          <span className={styles.door}>
            <span className={styles.words}>
              <Text inline size="small" weight="bold" lines={2}>
                {t(`face.${face}.list`)}
              </Text>
              <Text inline size="xsmall" tone="secondary" lines={2}>
                {t(`face.${face}.hint`)}
              </Text>
            </span>
            <span data-theme="dark" className={styles.art}>
              {art}
            </span>
          </span>
        </Surface>
      ))}
    </nav>
  );
}
