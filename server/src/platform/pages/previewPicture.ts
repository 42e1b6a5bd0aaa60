/** The picture of a link's preview: a JPEG on a stage for the shop's own toys, because chats show a clear background as black. */
export function previewPicture(image: string): string {
  return image.replace(/^\/art\/toys\/([\w-]+)\.webp$/, '/art/previews/$1.jpg');
}
