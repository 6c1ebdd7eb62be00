ALTER TABLE "shipment_case" ADD COLUMN "last_mile_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD COLUMN "last_mile_courier_id" integer;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD COLUMN "last_mile_airway_bill" text;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD CONSTRAINT "shipment_case_last_mile_courier_id_courier_id_fk" FOREIGN KEY ("last_mile_courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;