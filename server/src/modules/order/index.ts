export { orderModule } from './order.routes';
export { putOrderIntoShipment } from './order.repository';
