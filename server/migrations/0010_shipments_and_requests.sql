ALTER TABLE "courier" ADD COLUMN "airway_bill_pattern" text;--> statement-breakpoint
ALTER TABLE "courier" ADD COLUMN "airway_bill_example" text;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "returns_to" text;--> statement-breakpoint
ALTER TABLE "refinement" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "refinement" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refinement" ADD COLUMN "refuse_reason" text;--> statement-breakpoint
ALTER TABLE "refinement" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "shipment_id" bigint;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "last_mile_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "last_mile_courier_id" integer;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "last_mile_airway_bill" text;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "arrival_note" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "arrival_by_name" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "arrival_case_id" bigint;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "arrival_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD COLUMN "is_for_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_last_mile_courier_id_courier_id_fk" FOREIGN KEY ("last_mile_courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_arrival_case_id_case_id_fk" FOREIGN KEY ("arrival_case_id") REFERENCES "public"."case"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refinement_client_id_key" ON "refinement" USING btree ("case_id","client_id");--> statement-breakpoint
CREATE INDEX "refinement_asked_idx" ON "refinement" USING btree ("created_at") WHERE asked = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "service_request_list_idx" ON "service_request" USING btree ("company_id","side","created_at","id","status","type","method","arch","from_step","to_step","case_id","courier_id","updated_at","shipped_at","last_mile_at","identifier","airway_bill_number","last_mile_airway_bill");--> statement-breakpoint
CREATE INDEX "service_request_number_idx" ON "service_request" USING btree ("company_id","side","id");--> statement-breakpoint
CREATE INDEX "service_request_type_idx" ON "service_request" USING btree ("company_id","side","type","created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_updated_idx" ON "service_request" USING btree ("company_id","side","updated_at","id");--> statement-breakpoint
CREATE INDEX "service_request_of_case_idx" ON "service_request" USING btree ("company_id","side","case_id","id");--> statement-breakpoint
CREATE INDEX "service_request_shipped_idx" ON "service_request" USING btree ("company_id","side","shipped_at","id");--> statement-breakpoint
CREATE INDEX "service_request_shipped_desc_idx" ON "service_request" USING btree ("company_id","side","shipped_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_request_all_created_idx" ON "service_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_shipment_idx" ON "service_request" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_request_client_id_key" ON "service_request" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "shipment_list_idx" ON "shipment" USING btree ("company_id","side","created_at","id","status","courier_id","shipped_at","last_mile_at","last_mile_courier_id","arrival","identifier","airway_bill_number","last_mile_airway_bill");--> statement-breakpoint
CREATE INDEX "shipment_number_idx" ON "shipment" USING btree ("company_id","side","id");--> statement-breakpoint
CREATE INDEX "shipment_status_age_idx" ON "shipment" USING btree ("company_id","side","status","created_at","id");--> statement-breakpoint
CREATE INDEX "shipment_bill_idx" ON "shipment" USING btree ("company_id","side","airway_bill_number","id");--> statement-breakpoint
CREATE INDEX "shipment_bill_desc_idx" ON "shipment" USING btree ("company_id","side","airway_bill_number" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_shipped_idx" ON "shipment" USING btree ("company_id","side","shipped_at","id");--> statement-breakpoint
CREATE INDEX "shipment_shipped_desc_idx" ON "shipment" USING btree ("company_id","side","shipped_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_last_mile_idx" ON "shipment" USING btree ("company_id","side","last_mile_at","id");--> statement-breakpoint
CREATE INDEX "shipment_last_mile_desc_idx" ON "shipment" USING btree ("company_id","side","last_mile_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_to_send_on_idx" ON "shipment" USING btree ("company_id","side","created_at","id") WHERE status = 'SHIPPED' and last_mile_at is null;--> statement-breakpoint
CREATE INDEX "shipment_all_created_idx" ON "shipment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shipment_case_parcel_idx" ON "shipment_case" USING btree ("case_id","shipment_id");--> statement-breakpoint
-- What the longer indexes above answer as well.
DROP INDEX "service_request_created_idx";--> statement-breakpoint
DROP INDEX "shipment_created_idx";--> statement-breakpoint
DROP INDEX "shipment_status_idx";--> statement-breakpoint
DROP INDEX "shipment_case_case_idx";--> statement-breakpoint
-- The forms of the couriers' numbers, and one who has neither a form nor a page: the organisation's own driver.
UPDATE "courier" SET "airway_bill_pattern" = known."pattern", "airway_bill_example" = known."example" FROM (VALUES
	(1, '\d{10}', '4283716095'),
	(2, '\d{12}|\d{15}', '784320639867'),
	(3, '1Z[0-9A-Z]{16}', '1Z999AA10123456784'),
	(4, '\d{11}', '46502718839')
) AS known("id", "pattern", "example") WHERE "courier"."id" = known."id";--> statement-breakpoint
INSERT INTO "courier" ("id", "title") VALUES (5, 'Own courier') ON CONFLICT ("id") DO NOTHING;--> statement-breakpoint
-- Cases that are being made again: what they had delivered stands in their history.
UPDATE "case" SET "returns_to" = begun."from_status" FROM (
	SELECT DISTINCT ON ("case_id") "case_id", "from_status" FROM "case_history"
	WHERE "subject" = 'case' AND "action" IN ('refinementStarted', 'batchOrdered')
	ORDER BY "case_id", "id" DESC
) AS begun
WHERE "case"."id" = begun."case_id" AND begun."from_status" IN ('SHIPPED', 'ACTIVE', 'COMPLETE')
	AND "case"."status" NOT IN ('FIRST_MILE_SHIPPED', 'SHIPPED', 'ACTIVE', 'COMPLETE', 'CANCELED', 'CANCELED_REFINEMENT', 'EXPIRED');
