import { combineReducers } from '@reduxjs/toolkit';
import { shipmentsApi } from '../api/shipments.api';

export const reducer = combineReducers({ [shipmentsApi.reducerPath]: shipmentsApi.reducer });
export const middleware = [shipmentsApi.middleware];
