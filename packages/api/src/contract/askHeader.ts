/**
 * Request header of a POST: only asks for the answer that its Idempotency-Key got. A request that the server does not
 * know is refused for good (`order_unknown`): should it still arrive, it does nothing.
 */
export const askHeader = 'Idempotency-Ask';
