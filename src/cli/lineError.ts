/** What goes wrong with a line: it becomes the line's answer, and the next line goes on. */
export class LineError extends Error {
  readonly code: string;
  readonly more: object;
  constructor(code: string, message: string, more: object = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}
