export { shipmentModule } from './shipment.routes';
