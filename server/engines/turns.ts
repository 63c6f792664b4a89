export type TurnRules = {
  /** Turns at the same time; one owner has at most one. */
  atOnce: number;
  mostWaiting: { count: number; weight: number };
  patienceMs: number;
};

/** `full`: too many wait, or for too long. `own`: the owner sent too many at once. `closed`: no more turns. */
export type TurnRefusal = "full" | "own" | "closed";

/** Nothing was begun. */
export class NoTurnError extends Error {
  readonly reason: TurnRefusal;

  constructor(reason: TurnRefusal) {
    super(`No turn: ${reason}`);
    this.name = "NoTurnError";
    this.reason = reason;
  }
}

type Waiter = { weight: number; start: () => void; refuse: (reason: TurnRefusal) => void };
type Owner = { isServed: boolean; waiting: Waiter[] };

/** A few turns at once, one for each owner. When too many wait, the owner with the most loses the latest. */
export class Turns {
  readonly #rules: TurnRules;
  readonly #owners = new Map<string, Owner>();
  #served = 0;

  constructor(rules: TurnRules) {
    this.#rules = rules;
  }

  /** Resolves to the function that ends the turn. Throws NoTurnError. */
  async take(name: string, weight = 1): Promise<() => void> {
    const owner = this.#owners.get(name) ?? { isServed: false, waiting: [] };
    this.#owners.set(name, owner);
    if (this.#served < this.#rules.atOnce && !owner.isServed) this.#serve(owner);
    else await this.#wait(name, owner, weight);
    return () => {
      this.#served -= 1;
      owner.isServed = false;
      this.#owners.delete(name);
      if (owner.waiting.length > 0) this.#owners.set(name, owner);
      this.#serveNext();
    };
  }

  clear(): void {
    for (const [name, owner] of this.#owners) {
      for (const waiter of owner.waiting.splice(0)) waiter.refuse("closed");
      this.#forgetIdle(name, owner);
    }
  }

  #serve(owner: Owner): void {
    this.#served += 1;
    owner.isServed = true;
  }

  #serveNext(): void {
    for (const owner of this.#owners.values()) {
      if (this.#served >= this.#rules.atOnce) return;
      if (owner.isServed) continue;
      const waiter = owner.waiting.shift();
      if (!waiter) continue;
      this.#serve(owner);
      waiter.start();
    }
  }

  async #wait(name: string, owner: Owner, weight: number): Promise<void> {
    this.#makeRoom(name, owner, weight);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { weight, start: resolve, refuse: (reason) => reject(new NoTurnError(reason)) };
    owner.waiting.push(waiter);
    const giveUp = setTimeout(() => {
      owner.waiting.splice(owner.waiting.indexOf(waiter), 1);
      this.#forgetIdle(name, owner);
      waiter.refuse("full");
    }, this.#rules.patienceMs);
    await promise.finally(() => clearTimeout(giveUp));
  }

  /** Throws NoTurnError if the newcomer's owner would have the most waiting. */
  #makeRoom(name: string, owner: Owner, weight: number): void {
    while (!this.#hasRoom(weight)) {
      const own = this.#shareOf(owner) + this.#share(1, weight);
      const [greediest] = [...this.#owners.values()].sort((a, b) => this.#shareOf(b) - this.#shareOf(a));
      if (!greediest || this.#shareOf(greediest) <= own) {
        const reason = owner.waiting.length > 0 ? "own" : "full";
        this.#forgetIdle(name, owner);
        throw new NoTurnError(reason);
      }
      greediest.waiting.pop()?.refuse("own");
    }
  }

  #hasRoom(weight: number): boolean {
    const { mostWaiting } = this.#rules;
    const waiting = [...this.#owners.values()].flatMap((owner) => owner.waiting);
    const total = waiting.reduce((sum, waiter) => sum + waiter.weight, weight);
    return waiting.length < mostWaiting.count && total <= mostWaiting.weight;
  }

  #shareOf({ waiting }: Owner): number {
    return this.#share(
      waiting.length,
      waiting.reduce((sum, waiter) => sum + waiter.weight, 0),
    );
  }

  #share(count: number, weight: number): number {
    const { mostWaiting } = this.#rules;
    return Math.max(count / mostWaiting.count, weight / mostWaiting.weight);
  }

  #forgetIdle(name: string, owner: Owner): void {
    if (!owner.isServed && owner.waiting.length === 0 && this.#owners.get(name) === owner) this.#owners.delete(name);
  }
}
