import { combineReducers } from '@reduxjs/toolkit';
import { companyApi } from '../api/company.api';

export const reducer = combineReducers({ [companyApi.reducerPath]: companyApi.reducer });
export const middleware = [companyApi.middleware];
