/** No readable answer came: nothing reached the server, or it is unknown whether it did. */
export class NetworkError extends Error {
  /** `unreachable`: no connection. `timeout`: none within 60 s. `unreadable`: an answer that breaks the contract. */
  readonly reason: 'unreachable' | 'timeout' | 'unreadable';

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(`No readable answer from the server: ${reason}.`, { cause });
    this.name = 'NetworkError';
    this.reason = reason;
  }
}
