import * as styles from './Stars.css.ts';

interface StarGlyphProps {
  filled: boolean;
  size: 'small' | 'large';
}

/** One star; its meaning is said beside it. */
export function StarGlyph({ filled, size }: StarGlyphProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      data-filled={filled || undefined}
      className={styles.star({ size })}
    >
      <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
    </svg>
  );
}
