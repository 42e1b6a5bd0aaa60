import { QRCodeSVG } from 'qrcode.react';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Size } from '../../primitives/vocabulary.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends RootProps {
  /** Content of up to about 1,200 bytes; without it the space is kept. */
  value: string | null | undefined;
  /** Label for screen readers: "Code of your invitation". */
  label: string;
  size?: Size;
  /** URL of a small square logo in its middle; the code then has enough redundancy to cover it. */
  logo?: string | undefined;
}

/** Units of its viewBox; the logo's size is relative to them. */
const side = 256;
const logoSide = 52;
/** Quiet zone in modules, which scanners need (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code. Always dark on light, in any theme: many scanners read nothing else. */
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
