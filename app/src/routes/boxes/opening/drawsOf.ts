/** As many as one opening may draw, as the shop writes it: a stranger can write a link. */
const drawsInAddress = /^(?:[1-9]|[1-4]\d|50)$/;

/** How many draws an address names; one without any. */
export function drawsOf(parameters: URLSearchParams): number {
  const draws = parameters.get('draws') ?? '';
  return drawsInAddress.test(draws) ? Number(draws) : 1;
}
