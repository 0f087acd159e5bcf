/** A line whose value may come before or after its place in the output: it is printed once both are there. */
export class LaterLine {
  readonly #label: string;
  #value: string | undefined;
  #due = false;

  constructor(label: string) {
    this.#label = label;
  }

  set(value: string): void {
    this.#value = value;
    if (this.#due) this.print();
  }

  print(): void {
    this.#due = true;
    if (this.#value !== undefined) console.log(`${this.#label}${this.#value}`);
  }
}
