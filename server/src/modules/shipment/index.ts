export { shipmentModule } from './shipment.routes';
export { getShipmentsOfCase } from './shipment.service';
