import { Type } from 'typebox';
import {
  Address,
  AddressChange,
  AddressListQuery,
  AddressRemovalQuery,
  AddressType,
  City,
  CityQuery,
  Country,
  CountryParams,
  NewAddress,
} from '../resources/address';
import { Done, IdParams, ListOf, ListQuery } from '../resources/common';
import type { CallTable } from './call';

const params = IdParams;
const reply = Address;

/** Addresses of the company and what they are made of (specification § 7; AP-08). */
export const addressCalls = {
  'GET /address': {
    summary: 'Addresses of the company, page by page',
    access: 'signedIn',
    query: AddressListQuery,
    reply: ListOf(Address),
  },
  'GET /address/all': {
    summary: 'All addresses of the company',
    access: 'signedIn',
    reply: Type.Array(Address),
  },
  'GET /address/{id}': { summary: 'One address', access: 'signedIn', params, reply },
  'GET /dso/address/{id}': {
    summary: 'One address of the organisation or its doctors',
    access: 'dso',
    params,
    reply,
  },
  'POST /address': { summary: 'Add an address', access: 'superAdmin', body: NewAddress, reply, status: 201 },
  'PUT /address/{id}': {
    summary: 'Change an address',
    access: 'superAdmin',
    params,
    body: AddressChange,
    reply,
  },
  'DELETE /address/{id}': {
    summary: 'Remove an address; open shipments to it go to another one, which the call names',
    access: 'superAdmin',
    params,
    query: AddressRemovalQuery,
    reply: Done,
  },
  'PUT /address/{id}/default': {
    summary: 'Ship all doctors’ cases to this address',
    access: 'superAdmin',
    params,
    reply,
  },
  'GET /addressType': { summary: 'Kinds of address', access: 'signedIn', reply: Type.Array(AddressType) },
  'GET /country': { summary: 'Countries', access: 'signedIn', query: ListQuery, reply: ListOf(Country) },
  'GET /city/{id}': {
    summary: 'Cities of a country',
    access: 'signedIn',
    params: CountryParams,
    query: CityQuery,
    reply: Type.Array(City),
  },
} as const satisfies CallTable;
