/** Lets the browser save what is at an address of the shop's server. */
export function downloadFrom(address: string): void {
  const link = document.createElement('a');
  link.href = __SHOP_ORIGIN__ + address;
  link.download = '';
  link.click();
}
