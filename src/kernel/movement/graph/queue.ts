/** Nodes waiting for their turn, cheapest first and lowest number first among equals. */
export class Queue {
  private readonly keys: number[] = [];
  private readonly nodes: number[] = [];

  get isEmpty(): boolean {
    return this.nodes.length === 0;
  }

  /** Key of the node that is next. */
  get nextKey(): number {
    return this.keys[0];
  }

  clear(): void {
    this.keys.length = 0;
    this.nodes.length = 0;
  }

  push(node: number, key: number): void {
    const { keys, nodes } = this;
    let i = nodes.length;
    keys.push(key);
    nodes.push(node);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.goesFirst(key, node, parent)) break;
      keys[i] = keys[parent];
      nodes[i] = nodes[parent];
      i = parent;
    }
    keys[i] = key;
    nodes[i] = node;
  }

  /** Takes the next node out. */
  pop(): number {
    const { keys, nodes } = this;
    const first = nodes[0];
    const key = keys.pop()!;
    const node = nodes.pop()!;
    const count = nodes.length;
    if (count === 0) return first;
    let i = 0;
    for (let child = 1; child < count; child = 2 * i + 1) {
      if (child + 1 < count && this.goesFirst(keys[child + 1], nodes[child + 1], child)) child++;
      if (this.goesFirst(key, node, child)) break;
      keys[i] = keys[child];
      nodes[i] = nodes[child];
      i = child;
    }
    keys[i] = key;
    nodes[i] = node;
    return first;
  }

  private goesFirst(key: number, node: number, i: number): boolean {
    return key < this.keys[i] || (key === this.keys[i] && node < this.nodes[i]);
  }
}
