import { combineReducers } from '@reduxjs/toolkit';
import { doctorsApi } from '../api/doctors.api';

export const reducer = combineReducers({ [doctorsApi.reducerPath]: doctorsApi.reducer });
export const middleware = [doctorsApi.middleware];
