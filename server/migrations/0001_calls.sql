CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."order_identifier_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."request_identifier_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "address" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"doctor_id" bigint,
	"type_id" integer NOT NULL,
	"owner_type" text NOT NULL,
	"title" text NOT NULL,
	"country_id" integer NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"street" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL,
	"is_default_shipping_address" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"case_id" bigint NOT NULL,
	"plan_id" bigint,
	"refinement_id" bigint,
	"number" text NOT NULL,
	"from_stage" integer,
	"to_stage" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "laser_marking" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"logo_flag" boolean DEFAULT false NOT NULL,
	"logo_file" text,
	"company_name" text,
	"company_name_flag" boolean DEFAULT false NOT NULL,
	"patient_name_flag" boolean DEFAULT false NOT NULL,
	"patient_name_style" text,
	"arch_flag" boolean DEFAULT false NOT NULL,
	"step_number_flag" boolean DEFAULT false NOT NULL,
	"trim_line" text
);
--> statement-breakpoint
CREATE TABLE "password_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"contact_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_order" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text DEFAULT 'O-' || nextval('order_identifier_seq') NOT NULL,
	"case_id" bigint NOT NULL,
	"batch_id" bigint,
	"plan_id" bigint,
	"shipment_id" bigint,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reject_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_order_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "production_order_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "refinement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"case_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"note" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_canceled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refinement_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "reject_reason" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_request" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text DEFAULT 'R-' || nextval('request_identifier_seq') NOT NULL,
	"company_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"side" text NOT NULL,
	"type" text NOT NULL,
	"method" text NOT NULL,
	"from_step" integer NOT NULL,
	"to_step" integer NOT NULL,
	"arch" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"reject_reason_id" integer,
	"reject_note" text,
	"courier_id" integer,
	"airway_bill_number" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	CONSTRAINT "service_request_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "service_request_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"contact_id" bigint,
	"case_id" bigint,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_asset" ADD COLUMN "plan_id" bigint;--> statement-breakpoint
ALTER TABLE "case_asset" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "case_asset" ADD COLUMN "refinement_id" bigint;--> statement-breakpoint
ALTER TABLE "case_asset" ADD COLUMN "request_id" bigint;--> statement-breakpoint
ALTER TABLE "case_history" ADD COLUMN "subject" text DEFAULT 'case' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_history" ADD COLUMN "subject_uuid" uuid;--> statement-breakpoint
ALTER TABLE "case_history" ADD COLUMN "subject_label" text;--> statement-breakpoint
ALTER TABLE "case_history" ADD COLUMN "subject_from" text;--> statement-breakpoint
ALTER TABLE "case_history" ADD COLUMN "subject_to" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "custom_fields" jsonb;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "invitation_hash" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "invitation_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "stages_per_batch" integer;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "last_mile_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "last_mile_courier_id" integer;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "last_mile_airway_bill" text;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_refinement_id_refinement_id_fk" FOREIGN KEY ("refinement_id") REFERENCES "public"."refinement"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laser_marking" ADD CONSTRAINT "laser_marking_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_token" ADD CONSTRAINT "password_token_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order" ADD CONSTRAINT "production_order_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order" ADD CONSTRAINT "production_order_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order" ADD CONSTRAINT "production_order_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_order" ADD CONSTRAINT "production_order_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refinement" ADD CONSTRAINT "refinement_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_reject_reason_id_reject_reason_id_fk" FOREIGN KEY ("reject_reason_id") REFERENCES "public"."reject_reason"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_company_idx" ON "address" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "address_doctor_idx" ON "address" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_key" ON "address" USING btree ("company_id") WHERE is_default_shipping_address;--> statement-breakpoint
CREATE INDEX "batch_case_idx" ON "batch" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "password_token_contact_idx" ON "password_token" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "production_order_case_idx" ON "production_order" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "production_order_batch_idx" ON "production_order" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "production_order_shipment_idx" ON "production_order" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refinement_number_key" ON "refinement" USING btree ("case_id","number");--> statement-breakpoint
CREATE INDEX "service_request_created_idx" ON "service_request" USING btree ("company_id","side","created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_status_idx" ON "service_request" USING btree ("company_id","side","status","created_at","id");--> statement-breakpoint
CREATE INDEX "service_request_case_idx" ON "service_request" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "service_request_provider_idx" ON "service_request" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "stored_file_created_idx" ON "stored_file" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_refinement_id_refinement_id_fk" FOREIGN KEY ("refinement_id") REFERENCES "public"."refinement"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_request_id_service_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_last_mile_courier_id_courier_id_fk" FOREIGN KEY ("last_mile_courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_asset_plan_idx" ON "case_asset" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "case_asset_batch_idx" ON "case_asset" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "case_asset_refinement_idx" ON "case_asset" USING btree ("refinement_id");--> statement-breakpoint
CREATE INDEX "case_asset_request_idx" ON "case_asset" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_email_key" ON "doctor" USING btree ("company_id",lower("email")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "doctor_invitation_idx" ON "doctor" USING btree ("invitation_hash");