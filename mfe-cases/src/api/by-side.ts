import type { CaseListName } from '../domain/case-paths';

type QueryFunction<Arg, Context, Result> = (arg: Arg, context: Context) => Promise<Result>;

/** Chooses between the call for the company's own cases and its twin for doctors' cases. */
export function bySide<Arg, Context, Result>(
  own: QueryFunction<Arg, Context, Result>,
  doctors: QueryFunction<Arg, Context, Result>,
) {
  return (arg: Arg & { list: CaseListName }, context: Context): Promise<Result> =>
    arg.list === 'doctor' ? doctors(arg, context) : own(arg, context);
}
