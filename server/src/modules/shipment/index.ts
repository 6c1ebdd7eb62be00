export { shipmentModule } from './shipment.routes';
export { getShipmentsOfCase } from './shipment.service';
export { getCaseShipTo } from './ship-to.service';
