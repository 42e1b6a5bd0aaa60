import { QRCodeSVG } from 'qrcode.react';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Size } from '../../primitives/vocabulary.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends RootProps {
  /** What a phone reads from it, up to about 1,200 bytes; while there is none its place is kept. */
  value: string | null | undefined;
  /** Where it leads, read aloud: "Code of your invitation". */
  label: string;
  size?: Size;
  /** Address of a small square picture in its middle; the code then carries what that covers a second time. */
  logo?: string | undefined;
}

/** Units of its own drawing, which scales; a logo is sized in them. */
const side = 256;
const logoSide = 52;
/** Light modules around it, without which scanners do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A code to scan. Always dark on light, whatever the theme: many scanners read no other. */
export function QrCode({ value, label, size = 'standard', logo, ...rest }: QrCodeProps) {
  if (!value) {
    return (
      <span {...rest} className={styles.paper({ size })} aria-busy="true">
        <Skeleton shape="image" />
      </span>
    );
  }
  return (
    <span {...rest} className={styles.paper({ size })}>
      <QRCodeSVG
        className={styles.code}
        role="img"
        aria-label={label}
        value={value}
        size={side}
        marginSize={quietZone}
        level={logo === undefined ? 'M' : 'H'}
        fgColor="black"
        bgColor="white"
        {...(logo === undefined
          ? {}
          : {
              imageSettings: { src: logo, width: logoSide, height: logoSide, excavate: true, crossOrigin: undefined },
            })}
      />
    </span>
  );
}
