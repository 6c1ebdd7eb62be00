import type { MessageDescriptor } from 'react-intl';
import type { FilterExpression } from '../../contract';

/** A text of the messages, or one that is the same in every language. */
export type Label = MessageDescriptor | string;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter at hand above the list, beside its place in the form. */
export interface QuickFilter {
  /** What the control is called; the field's own label unless said. */
  readonly label?: Label;
  /** How 'no filter' is called, for example 'All statuses'. */
  readonly all: Label;
  /** What a select says while several values are chosen in the form. */
  readonly several?: Label;
}

interface Field {
  /** Its name in addresses. Saved views and links hold it, so it is not changed later. */
  readonly key: string;
  readonly label: Label;
  /** Field of the records that it looks at; the key unless said. */
  readonly path?: string;
  /** It is not offered where this company's records have no such thing; an address may have it all the same. */
  readonly isHidden?: boolean;
}

/** One of a few known values, or several of them. */
export interface ChoiceField extends Field {
  readonly kind: 'choice' | 'choices';
  readonly options: Readonly<Record<string, Label>>;
  /** What a value asks for; that the field has it unless said. */
  readonly toExpression?: (value: string) => FilterExpression;
  readonly quick?: QuickFilter;
}

/** Yes or no. */
export interface FlagField extends Field {
  readonly kind: 'flag';
  readonly options: Readonly<Record<'true' | 'false', Label>>;
}

/** A single press, such as 'Waits for me': on it asks for something, off for nothing. */
export interface ToggleField extends Field {
  readonly kind: 'toggle';
  readonly toExpression: () => FilterExpression;
}

/** Some of another list's records, by uuid or number, so that no name gets into the address. */
export interface LookupField extends Field {
  readonly kind: 'lookup';
  /** The records have numbers, as couriers and countries have. */
  readonly isNumbered?: boolean;
  /** A hook: the records to choose from, asked for where the field is shown. */
  readonly useOptions: () => readonly FilterOption[];
}

/** From a day to a day, of the reader's clock; either end may be open. In addresses `<key>From` and `<key>To`. */
export interface DateRangeField extends Field {
  readonly kind: 'dateRange';
  /** What the two ends are called. */
  readonly from: Label;
  readonly to: Label;
}

/** Text that the field holds. Its pattern keeps to numbers and codes: a name would end up in the address. */
export interface TextField extends Field {
  readonly kind: 'text';
  readonly pattern: RegExp;
}

/** What a list is filtered by. One table of these makes its form, its chips and what the API is asked for. */
export type FilterField = ChoiceField | FlagField | ToggleField | LookupField | DateRangeField | TextField;

/** By field and value, how many records a filter by it would leave. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>;

/** Chosen values by their names in the address; a record passes that has one of each. Nothing in it names a person. */
export type Filter = Readonly<Record<string, readonly string[]>>;
