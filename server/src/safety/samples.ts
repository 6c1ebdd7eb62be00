import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@portal/shared/contract';
import type { AppContext } from '../app-context';
import type { World } from '../testing/world';

type Maybe<T> = T | Promise<T>;
/** Makes what a call needs in a world, and answers an input by which the call has to succeed for who may make it. */
type Sample<N extends CallName> = (world: World, ctx: AppContext) => Maybe<CallInput<N>>;
export type Samples = { readonly [N in CallName]: Sample<N> };

export const none = () => ({});
/** The path of a call about one record. */
export const id = ({ uuid }: { uuid: string }) => ({ params: { id: uuid } });
export const someMail = () => `${randomUUID()}@example.com`;
