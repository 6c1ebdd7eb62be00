type Ending = () => void | Promise<void>;

const endings: Ending[] = [];

/** Has something undone when the present test is over: what began last ends first. */
export function atEndOfTest(ending: Ending): void {
  endings.push(ending);
}

/** Run after each test by jest-setup.ts. Each ending has its turn, also after one that fails the test. */
export async function endTest(): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of endings.splice(0).toReversed()) {
    try {
      await ending();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
