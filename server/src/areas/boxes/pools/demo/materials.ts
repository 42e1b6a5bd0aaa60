import type { Translated } from '@mcy/api/contract';

/** Materials of the demo toys. */
export const materials = {
  vinyl: { vn: 'Nhựa vinyl mềm', zh: '软质搪胶', en: 'Soft vinyl' },
  pvc: { vn: 'Nhựa PVC và ABS', zh: 'PVC、ABS', en: 'PVC and ABS' },
  resin: { vn: 'Resin đúc, sơn tay', zh: '树脂铸造，手工上色', en: 'Cast resin, painted by hand' },
  clear: { vn: 'Nhựa trong suốt', zh: '透明树脂', en: 'Clear resin' },
  flocked: { vn: 'Vinyl phủ nhung', zh: '植绒搪胶', en: 'Flocked vinyl' },
  glow: { vn: 'Vinyl phát sáng trong đêm', zh: '夜光搪胶', en: 'Glow-in-the-dark vinyl' },
  diecast: { vn: 'Hợp kim đúc', zh: '压铸合金', en: 'Die-cast metal' },
} satisfies Record<string, Translated>;
