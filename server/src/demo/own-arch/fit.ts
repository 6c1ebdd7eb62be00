/** One observation: the values of the terms there, what was seen, and how much it counts. */
export interface Observation {
  readonly terms: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** Rounds in which observations that lie far off come to count less. */
const ROUNDS = 6;

/** Coefficients of terms by least squares; those that are further off than `usual` count less, so that single ones do not bend the fit. */
export function fitTerms(seen: readonly Observation[], usual: number): readonly number[] {
  let weights = seen.map(({ weight }) => weight);
  let found: readonly number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    found = leastSquares(seen, weights);
    weights = seen.map((one) => {
      const off = Math.abs(one.value - valueOf(found, one.terms));
      return one.weight * (off > usual ? usual / off : 1);
    });
  }
  return found;
}

export function valueOf(coefficients: readonly number[], terms: readonly number[]): number {
  return terms.reduce((sum, term, index) => sum + term * (coefficients[index] ?? 0), 0);
}

/** 1, x, x² and so on. */
export const powers = (x: number, degree: number): readonly number[] =>
  Array.from({ length: degree + 1 }, (_, power) => x ** power);

function leastSquares(seen: readonly Observation[], weights: readonly number[]): readonly number[] {
  const size = seen[0]?.terms.length ?? 0;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) =>
      seen.reduce((sum, { terms, value }, index) => {
        const other = column === size ? value : (terms[column] ?? 0);
        return sum + (weights[index] ?? 0) * (terms[row] ?? 0) * other;
      }, 0),
    ),
  );
  return solve(rows);
}

/** Gauss with the largest pivot. */
function solve(rows: number[][]): readonly number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const rest = rows.slice(pivot);
    const best = rest.reduce(
      (a, b) => (Math.abs(b[pivot] ?? 0) > Math.abs(a[pivot] ?? 0) ? b : a),
      rest[0] ?? [],
    );
    rows.splice(rows.indexOf(best), 1);
    rows.splice(pivot, 0, best);
    const head = best[pivot] || 1e-12;
    for (const row of rows) {
      if (row === best) continue;
      const share = (row[pivot] ?? 0) / head;
      for (let column = pivot; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - share * (best[column] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1e-12));
}
