/** The large picture of a toy of ours, for a stage; any other picture has one size. */
export function stagePicture(image: string): string {
  return image.replace(/\bart\/toys\/(?=[\w-]+\.webp$)/, 'art/stage/');
}
