const quality = 0.92;

/** What a video shows now, as JPEG. Throws while it shows nothing. */
export async function takePhoto(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (photo === null) throw new Error('The camera shows nothing yet.');
  return photo;
}
