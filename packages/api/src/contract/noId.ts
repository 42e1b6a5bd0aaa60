/** Stands for every item in the address under which a frame is kept. */
export const noId = '0199b1f0-0000-7000-8000-000000000000';
