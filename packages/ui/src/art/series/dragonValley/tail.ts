/** A tail that lies to the right. */
export const tail = 'M380 470C450 540 520 520 548 452C556 432 582 440 580 462C576 540 500 580 400 552Z';
