import type { CallInput, CallName, CallReply } from '../contract';
import type { CallEndpoint, CallRequest } from './call-query';

/** Whose records: the company's own, or those of its doctors. */
export type Scope = 'own' | 'doctors';

/** The same call for doctors' records: `GET /dso/case/{id}` for `GET /case/{id}`. */
type DoctorsTwin<N extends CallName> = N extends `${infer Method} ${infer Path}`
  ? Extract<`${Method} /dso${Path}`, CallName>
  : never;

/** Calls whose twin takes and answers the same. */
export type ScopedCallName = {
  [N in CallName]: [DoctorsTwin<N>] extends [never]
    ? never
    : [CallInput<N>, CallReply<DoctorsTwin<N>>] extends [CallInput<DoctorsTwin<N>>, CallReply<N>]
      ? N
      : never;
}[CallName];

/** An endpoint like that of `callOf`, which makes the call or its twin for doctors' records, as the input's `scope` says. */
export function byScope<N extends ScopedCallName, Arg>(
  call: N,
  toInput: (arg: Arg) => CallInput<N> & { readonly scope: Scope },
  options: Pick<CallRequest, 'quiet'> = {},
): CallEndpoint<Arg, CallReply<N>> {
  const twin = call.replace(' /', ' /dso/') as DoctorsTwin<N>;
  return {
    query: (arg) => {
      const { scope, ...input } = toInput(arg);
      return { call: scope === 'doctors' ? twin : call, ...input, ...options };
    },
    transformResponse: (reply) => reply,
  };
}
