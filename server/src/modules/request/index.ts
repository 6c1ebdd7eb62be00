export { requestModule } from './request.routes';
export { getRequestsOfCase } from './request.service';
