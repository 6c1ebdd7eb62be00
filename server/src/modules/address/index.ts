export { addressModule } from './address.routes';
export { toAddress } from './address.mapper';
export { listDoctorAddresses } from './address.repository';
export { getAddressList } from './address.service';
