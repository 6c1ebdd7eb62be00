/** Which tabs of an address count in a minute: the first so many that it names. The others are not looked at. */
export class TabAdmission {
  private minute = 0;
  private tabs = new Map<string, Set<string>>();

  constructor(
    private readonly perAddress: number,
    private readonly now: () => number,
  ) {}

  admits(address: string, tab: string): boolean {
    const minute = Math.floor(this.now() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.tabs = new Map();
    }
    const known = this.tabs.get(address) ?? new Set();
    this.tabs.set(address, known);
    if (known.has(tab)) return true;
    if (known.size >= this.perAddress) return false;
    known.add(tab);
    return true;
  }
}
