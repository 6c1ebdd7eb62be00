import pg from 'pg';
import { PLANNER_OPTIONS } from '../../src/db/postgres';
import { DEMO_PASSWORD } from '../../src/demo/demo-logins';
import { scaleLogin } from '../scale/scale-companies';
import { LIST_CALLS, STATISTICS, type ListCall } from './list-calls';
import { planOf, type CasePlan } from './plans';
import type { ServerProcess, Statement } from './server-process';
import { quantile, timed } from './times';

export interface ListResult {
  readonly name: string;
  /** Milliseconds over HTTP, and of the same statements by the bare driver. */
  readonly p50: number;
  readonly p95: number;
  readonly bare50: number;
  readonly ratio: number;
  readonly plans: readonly CasePlan[];
}

export interface StatisticsResult {
  readonly name: string;
  readonly statistics50: number;
  readonly list50: number;
  readonly ratio: number;
}

/** Signs in once per company and makes the calls of the table. */
export class ListMeasurement {
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly server: ServerProcess,
    private readonly databaseUrl: string,
    private readonly rounds: number,
  ) {}

  /** Call and bare statements in turns, so that a busy moment of the machine meets both. */
  async lists(report: (result: ListResult) => void, calls = LIST_CALLS): Promise<ListResult[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl, options: PLANNER_OPTIONS });
    await client.connect();
    try {
      const results: ListResult[] = [];
      for (const call of calls) {
        const result = await this.list(client, call);
        results.push(result);
        report(result);
      }
      return results;
    } finally {
      await client.end();
    }
  }

  private async list(client: pg.Client, call: ListCall): Promise<ListResult> {
    const statements = await this.statementsOf(call);
    const runBare = async (): Promise<void> => {
      for (const { text, values } of statements) await client.query(text, [...values]);
    };
    await runBare();
    const [http, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < this.rounds; round += 1) {
      http.push(await timed(() => this.make(call)));
      bare.push(await timed(runBare));
    }
    const plans: CasePlan[] = [];
    for (const statement of statements) plans.push(await planOf(client, statement));
    const [p50, bare50] = [quantile(http, 0.5), quantile(bare, 0.5)];
    return { name: call.name, p50, p95: quantile(http, 0.95), bare50, ratio: p50 / bare50, plans };
  }

  async statistics(pairs = STATISTICS): Promise<StatisticsResult[]> {
    const results: StatisticsResult[] = [];
    for (const { statistics, list } of pairs) {
      const [counting, listing]: [number[], number[]] = [[], []];
      for (let round = 0; round < this.rounds; round += 1) {
        counting.push(await timed(() => this.make(statistics)));
        listing.push(await timed(() => this.make(list)));
      }
      const [statistics50, list50] = [quantile(counting, 0.5), quantile(listing, 0.5)];
      results.push({ name: statistics.name, statistics50, list50, ratio: statistics50 / list50 });
    }
    return results;
  }

  /** The statements of one call, as the server sent them. */
  private async statementsOf(call: ListCall): Promise<readonly Statement[]> {
    await this.make(call);
    await this.server.ask('listen');
    await this.make(call);
    const { statements } = await this.server.ask('tell');
    return statements.filter(({ text }) => text.startsWith('select'));
  }

  async make({ company, path, name }: ListCall): Promise<void> {
    const { status, body } = await this.server.call(path, await this.tokenOf(company));
    if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  }

  async tokenOf(company: string): Promise<string> {
    const token = this.tokens.get(company) ?? (await this.server.signIn(scaleLogin(company), DEMO_PASSWORD));
    this.tokens.set(company, token);
    return token;
  }
}
