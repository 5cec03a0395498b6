/** Another node runs this table: whoever asks here is led there. */

export class Elsewhere extends Error {
  /** Where that node is reached by others; empty when it has just gone. */
  readonly address: string;

  constructor(address: string) {
    super('another node runs this table');
    this.address = address;
  }
}
