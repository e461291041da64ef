import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  /** Of the body. */
  bytes: number;
  tag: string | undefined;
}

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = Buffer.from('0\r\n\r\n');

/**
 * One shopper: a connection that stays open and asks one thing after another. It reads no more of an
 * answer than where it ends, so that measuring costs little beside what is measured.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #common: string;
  #received: Buffer[] = [];
  #length = 0;
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number, headers: Readonly<Record<string, string>>) {
    this.#common = Object.entries({ host: 'localhost', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the connection was closed')));
  }

  ask(method: string, target: string, headers = ''): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${method} ${target} HTTP/1.1\r\n${this.#common}${headers}\r\n`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(error);
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#length += chunk.length;
    const first = this.#received[0] as Buffer;
    const at = first.indexOf(HEAD_END);
    if (at < 0) {
      this.#received = [Buffer.concat(this.#received)];
      return;
    }
    const head = first.toString('latin1', 0, at);
    const body = this.#length - at - HEAD_END.length;
    const status = Number(head.slice(9, 12));
    const announced = /\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isWhole =
      announced !== undefined
        ? body >= Number(announced)
        : !/\ntransfer-encoding: chunked/i.test(head) || chunk.subarray(-5).equals(CHUNKS_END);
    if (!isWhole) return;
    this.#received = [];
    this.#length = 0;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status, bytes: body, tag: /\netag: (.*)/i.exec(head)?.[1] });
  }
}
