/** No readable answer arrived. The request may or may not have reached the server. */
export class NetworkError extends Error {
  /** `unreachable`: no connection. `timeout`: no answer within 60 s. `unreadable`: the answer breaks the contract. */
  readonly reason: 'unreachable' | 'timeout' | 'unreadable';

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(`No readable answer from the server: ${reason}.`, { cause });
    this.name = 'NetworkError';
    this.reason = reason;
  }
}
